import { replaceState } from '$app/navigation';
import { withPly } from '../model/ply-address.ts';

/** Browsers refuse to change an address at every step of a slider. */
const SETTLES_MS = 300;

/** Keeps the ply shown in the address of the page, without history entries. */
export function keepInAddress(ply: () => number | undefined): void {
  $effect(() => {
    const address = withPly(location.href, ply());
    if (address === location.href) return;
    const timer = setTimeout(() => void replaceState(address, {}), SETTLES_MS);
    return () => clearTimeout(timer);
  });
}
