/** The settings of this device, kept in its browser; a change in one tab counts in all. */

import { parseSettings, type DeviceSettings } from './device-settings.ts';

const NOTE = 'device';

function kept(): DeviceSettings {
  try {
    return parseSettings(localStorage.getItem(NOTE));
  } catch {
    // Where nothing is kept, or pages are made beforehand, all is as usual.
    return parseSettings(null);
  }
}

class Device {
  settings = $state.raw(kept());

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', ({ key }) => {
      if (key === NOTE || key === null) this.settings = kept();
    });
  }

  change(change: Partial<DeviceSettings>): void {
    this.settings = { ...this.settings, ...change };
    try {
      localStorage.setItem(NOTE, JSON.stringify(this.settings));
    } catch {
      // Then it counts until the page is left.
    }
  }
}

export const device = new Device();
