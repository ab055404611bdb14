// Shoelace as a careful author bundles it: the one component, and the grouping of its documentation's example.
import '@shoelace-style/shoelace/dist/components/details/details.js';

document.addEventListener('sl-show', ({ target }) => {
  for (const details of target.closest('.accordion').children) details.open = details === target;
});
