import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchFirstTouch } from './app/feel.ts';
import './app/everyPage.ts';
import { firstPage } from './app/pageParts.ts';
import { applySettings, startLanguage, watchDevice } from './app/settings.svelte.ts';
import { watchForgetting } from './lib/forgetting.ts';
import { useLanguage } from './lib/i18n.svelte.ts';
import { forgetReload, reloadWhenOutdated } from './lib/outdated.ts';
import { route, watchAddress } from './lib/router.svelte.ts';

async function start(): Promise<void> {
  watchForgetting();
  reloadWhenOutdated();
  watchDevice();
  watchAddress();
  watchFirstTouch();
  await Promise.all([useLanguage(startLanguage()), firstPage(route())]);
  applySettings();
  forgetReload();
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
