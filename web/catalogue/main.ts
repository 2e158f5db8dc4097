/** Shows the catalogue once its texts are there. */

import { mount } from 'svelte';
import { ready } from '#lib/i18n/speech.ts';
import '#lib/ui/theme.css';
import Catalogue from './Catalogue.svelte';

await ready();
mount(Catalogue, { target: document.body });
