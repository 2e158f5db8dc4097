/**
 * Runs in every page before its own scripts. The browser's push service is out of reach, so subscribing would never
 * settle: `pushService`, answered by the tests, replaces it.
 */

/* global pushService */

const subscriptionOf = (json) =>
  json && { endpoint: json.endpoint, toJSON: () => json, unsubscribe: () => pushService('unsubscribe') };

if ('PushManager' in window) {
  PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
    subscriptionOf(await pushService('subscribe', applicationServerKey));
  PushManager.prototype.getSubscription = async () => subscriptionOf(await pushService('look'));

  const ask = Notification.requestPermission;
  Notification.requestPermission = async () => {
    await pushService('ask');
    return ask.call(Notification);
  };
}
