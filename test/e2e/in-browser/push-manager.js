/**
 * Runs in every page before its own scripts. The browser's push service is out of reach, so that subscribing would
 * never settle: `pushService`, which the tests answer, stands in for it.
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
