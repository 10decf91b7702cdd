import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchFirstTouch } from './app/feel.ts';
import { applySettings, startLanguage, watchDevice } from './app/settings.svelte.ts';
import { useLanguage } from './lib/i18n.svelte.ts';
import { watchAddress } from './lib/router.svelte.ts';

async function start(): Promise<void> {
  await useLanguage(startLanguage());
  applySettings();
  watchDevice();
  watchAddress();
  watchFirstTouch();
  const target = document.getElementById('app');
  if (target !== null) mount(App, { target });
}

void start();
