import { spriteMarkup } from '@hausregel/rulebook/art';

export { MUG_BODY } from '@hausregel/rulebook/art';

const SVG = 'http://www.w3.org/2000/svg';
const SPRITE_ID = 'hausregel-art';

/** Puts the drawings into the page once; harmless to call again, or where there is no page. */
export function installSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE_ID)) return;
  const svg = document.createElementNS(SVG, 'svg');
  svg.id = SPRITE_ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.style.position = 'absolute';
  svg.innerHTML = spriteMarkup();
  document.body.prepend(svg);
  void addFigures(svg);
}

/** The figures are heavy and come a moment later; until then a court card is known by its corners. */
async function addFigures(svg: SVGElement): Promise<void> {
  const figures = await import('@hausregel/rulebook/art/figures').catch(() => undefined);
  if (figures === undefined) return;
  const defs = document.createElementNS(SVG, 'defs');
  defs.innerHTML = figures.figureMarkup();
  svg.append(defs);
}
