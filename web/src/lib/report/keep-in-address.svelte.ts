import { replaceState } from '$app/navigation';
import { withPly } from '../model/ply-address.ts';

/** Browsers refuse pages that change their address at every step of a slider. */
const SETTLES_MS = 300;

/** Keeps the ply that is looked at in the address of the page, without a step to go back to for each. */
export function keepInAddress(ply: () => number | undefined): void {
  $effect(() => {
    const address = withPly(location.href, ply());
    if (address === location.href) return;
    const timer = setTimeout(() => void replaceState(address, {}), SETTLES_MS);
    return () => clearTimeout(timer);
  });
}
