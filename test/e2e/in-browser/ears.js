/** Counts a page's sounds and vibrations in `window.heard`. */

const heard = { contexts: 0, sounds: 0, vibrations: 0 };
window.heard = heard;

window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    heard.contexts += 1;
  }
};

const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...times) {
  heard.sounds += 1;
  start.apply(this, times);
};

navigator.vibrate = () => {
  heard.vibrations += 1;
  return true;
};
