import type { Locator, Page } from 'playwright-core';

/** What a finger needs in both directions, px. */
const TARGET_MIN = 44;

export interface HitArea {
  readonly name: string;
  /** From some point of the element, how far it can be hit without a gap both across and along, px; at most `TARGET_MIN`. */
  readonly reach: number;
}

/** How much of each element can really be hit, whatever lies over it; each is scrolled to the middle first. */
async function hitAreas(targets: Locator): Promise<readonly HitArea[]> {
  const areas: HitArea[] = [];
  for (const target of await targets.all()) {
    areas.push(await target.evaluate(measure, TARGET_MIN));
  }
  return areas;
}

/** Those that a finger misses. */
export const smallTargets = async (targets: Locator): Promise<readonly HitArea[]> =>
  (await hitAreas(targets)).filter(({ reach }) => reach < TARGET_MIN);

/**
 * Runs in the page. From points of the element (the middle 160 px of a larger one) and a little around it, since a
 * pseudo-element may reach beyond its box, looks in four directions. Rounded corners do not count against it.
 */
function measure(element: Element, enough: number): { name: string; reach: number } {
  const AROUND = 16;
  const MIDDLE = 160;
  const GRID = 5;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const label = element.closest('label') ?? element;
  const isHit = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && label.contains(hit);
  };
  const run = (x: number, y: number, dx: number, dy: number): number => {
    let length = 1;
    for (const way of [1, -1]) {
      for (let i = 1; length < enough && isHit(x + way * i * dx, y + way * i * dy); i++) length += 1;
    }
    return length;
  };
  const points = (from: number, length: number): number[] => {
    const spare = Math.max(-AROUND, (length - MIDDLE) / 2);
    const count = Math.ceil((length - 2 * spare) / GRID);
    return Array.from({ length: count }, (_, i) => from + spare + i * GRID);
  };
  let reach = 0;
  for (const y of points(box.top, box.height)) {
    for (const x of points(box.left, box.width)) {
      if (reach < enough && isHit(x, y)) reach = Math.max(reach, Math.min(run(x, y, 1, 0), run(x, y, 0, 1)));
    }
  }
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return { name: name === '' ? element.outerHTML.slice(0, 80) : name, reach };
}

/** By how many px the page can be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth;
  });
