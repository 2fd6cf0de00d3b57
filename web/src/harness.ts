import { mount } from 'svelte';
import Harness from './Harness.svelte';
mount(Harness, { target: document.getElementById('app')! });
