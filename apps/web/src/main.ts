import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchFirstTouch } from './app/feel.ts';
import { applySettings, startLanguage, watchDevice } from './app/settings.svelte.ts';
import { useLanguage } from './lib/i18n.svelte.ts';
import { watchAddress } from './lib/router.svelte.ts';
import { markTab, unmarkTab } from './lib/storage.ts';

const RELOADED = 'hausregel.reloaded';
/** A part that is missing again so soon is not helped by loading the page once more. */
const RELOADS_APART_MS = 60_000;

/**
 * A part that is not there any more means a new version: loaded anew, but never in a circle, and only if the
 * server answers. While it does not, the page stays as it is and says that the line is down.
 */
function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void reloadIfServed());
}

async function reloadIfServed(): Promise<void> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok === true && markTab(RELOADED)) location.reload();
}

async function start(): Promise<void> {
  reloadWhenOutdated();
  watchDevice();
  watchAddress();
  watchFirstTouch();
  await useLanguage(startLanguage());
  applySettings();
  setTimeout(() => unmarkTab(RELOADED), RELOADS_APART_MS);
  const target = document.getElementById('app');
  if (target === null) return;
  target.replaceChildren();
  mount(App, { target });
}

function failed(): void {
  const target = document.getElementById('app');
  if (target === null) return;
  const words = document.createElement('p');
  words.style.cssText = 'padding: 24px; font: 18px/1.5 sans-serif';
  words.textContent =
    'Die Seite lässt sich gerade nicht laden. Lade sie noch einmal. · The page cannot be loaded just now. Load it again.';
  target.replaceChildren(words);
}

start().catch(failed);
