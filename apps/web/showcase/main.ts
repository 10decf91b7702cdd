import { mount } from 'svelte';
import '../src/styles/base.css';
import Showcase from './Showcase.svelte';

const target = document.getElementById('app');
if (target) mount(Showcase, { target });
