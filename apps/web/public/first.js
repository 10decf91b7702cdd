// Before the first paint: the stored theme and language, so that nothing flashes.
try {
  const stored = JSON.parse(localStorage.getItem('hausregel.settings') || '{}');
  const dark =
    stored.theme === 'dark' || (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  document.documentElement.lang = stored.language || wanted.find((tag) => ['de', 'en', 'lt'].includes(tag)) || 'en';
} catch {}
