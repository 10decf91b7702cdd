/** The design system: what pages use. Boxes and sheets, which few need at once, are had from their own files. */
export { default as Band } from './Band.svelte';
export { default as Button } from './Button.svelte';
export { default as Card } from './Card.svelte';
export { default as CatMark } from './CatMark.svelte';
export { default as Icon } from './Icon.svelte';
export { default as IconButton } from './IconButton.svelte';
export { default as Mug } from './Mug.svelte';
export { default as Notice } from './Notice.svelte';
export { default as SuitText } from './SuitText.svelte';
export type { IconName } from './icons.ts';
