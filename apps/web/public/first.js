// Before the first paint: the stored theme and language, so that nothing flashes.
try {
  const stored = JSON.parse(localStorage.getItem('hausregel.settings') || '{}');
  const dark =
    stored.theme === 'dark' || (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang = stored.language || (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');
} catch {}
