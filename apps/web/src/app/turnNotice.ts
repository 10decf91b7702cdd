/** Telling that it is one's turn: in the title of the tab, on its icon, by a notification if wanted. */

const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';

export function showTitle(title: string, isMyTurn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isMyTurn ? ICON_TURN : ICON;
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** A notification of the device, only while the page is hidden; a touch brings the page back. */
export function tellDevice(title: string, body: string): void {
  if (!document.hidden || typeof Notification !== 'function' || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: 'turn', icon: ICON });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Some phones offer notifications to service workers only; the title still tells.
  }
}
