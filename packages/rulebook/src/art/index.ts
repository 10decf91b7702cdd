/** The drawings of the cards: SVG without colours of its own, for the client and for printed books. */
export * from './face.ts';
export { MUG_BODY, spriteMarkup } from './sprite.ts';
