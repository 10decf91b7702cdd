/** All that decides the deal is fixed by the commitment but what the seats open now. */
export interface DueView {
  readonly number: number;
  readonly commitment: string;
  readonly pledges: readonly { readonly seat: number; readonly pledge: string }[];
}
