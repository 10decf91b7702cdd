/** Whether the browser allows notifications; asks if it has not been asked. */
export async function askForNotifications(): Promise<boolean> {
  if (typeof Notification !== 'function') return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}
