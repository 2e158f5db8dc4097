/** The settings of this device, stored in its browser and shared by all tabs. */

import { parseSettings, type DeviceSettings } from './device-settings.ts';

const NOTE = 'device';

function stored(): DeviceSettings {
  try {
    return parseSettings(localStorage.getItem(NOTE));
  } catch {
    // Without storage, as while pages are prerendered, all settings have their defaults.
    return parseSettings(null);
  }
}

class Device {
  settings = $state.raw(stored());

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', ({ key }) => {
      if (key === NOTE || key === null) this.settings = stored();
    });
  }

  change(change: Partial<DeviceSettings>): void {
    this.settings = { ...this.settings, ...change };
    try {
      localStorage.setItem(NOTE, JSON.stringify(this.settings));
    } catch {
      // Without storage the change lasts until the page is left.
    }
  }
}

export const device = new Device();
