/**
 * Runs in the service worker. Records effects outside of the worker, which no test could see, and clicks its
 * notifications, for which DevTools have no command.
 */

self.deeds = { badges: [], focused: [], opened: [], pushes: [] };

self.navigator.setAppBadge = async (count) => void self.deeds.badges.push(count);
self.navigator.clearAppBadge = async () => void self.deeds.badges.push(0);

// Browsers allow these two only shortly after a real click.
WindowClient.prototype.focus = async function () {
  self.deeds.focused.push(new URL(this.url).pathname);
  return this;
};
self.clients.openWindow = async (address) => {
  self.deeds.opened.push(address);
  return {};
};

const { waitUntil } = ExtendableEvent.prototype;
ExtendableEvent.prototype.waitUntil = function (work) {
  waitUntil.call(this, work);
  const note = () => void (this.type === 'push' && self.deeds.pushes.push(this.data?.text() ?? ''));
  work.then(note, note);
};

/** Clicks the notification with this tag or one of its buttons, and waits until the worker has handled it. */
self.clickNotice = async ({ tag, action }) => {
  const [notification] = await self.registration.getNotifications({ tag });
  const event = new NotificationEvent('notificationclick', { notification, action });
  await new Promise((resolve) => {
    // The native method rejects events created by scripts.
    event.waitUntil = resolve;
    self.dispatchEvent(event);
  });
};
