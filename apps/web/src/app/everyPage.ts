/**
 * What the start page and a table both use comes with the first file, as what every page uses does: whoever goes from
 * one to the other has it, and whoever arrives at a table by its link loads nothing of the start page.
 */
import '../components/Band.svelte';
import '../components/Button.svelte';
import '../components/Card.svelte';
import '../components/CatMark.svelte';
import '../components/IconButton.svelte';
import '../components/SuitText.svelte';
import '../locales/flatTexts.ts';
import './api.ts';
import './seats.ts';
import './turnNotice.ts';
