/** Installing the app, in English. */

export const install = {
  title: 'The app on this device',
  about: 'It opens from the home screen, in a window of its own, and works offline.',
  button: 'Install the app',
  installed: 'The app is installed.',

  ios: {
    button: 'Add to Home Screen',
    title: 'Add to Home Screen',
    why: 'On an iPhone or iPad, only apps on the Home Screen may notify you.',
    steps: [
      'Tap the share button of your browser: a square with an arrow. It may be behind the button with three dots.',
      'Choose “Add to Home Screen”, then “Add”.',
      'Open Aeroplane Chess from your Home Screen, and answer that you want to go on as yourself.',
      'There, turn on notifications.',
    ],
    preparing: 'Preparing …',
    ready: 'Your games come along: the app will ask whether to go on as you. Do it within a day.',
    unready: 'Your games could not be prepared to come along. In the app, enter a code from Settings here.',
    inApp: 'This page is shown inside another app. Open it in Safari first.',
    close: 'Close',
  },
};
