/** Runs in the sandboxed frame of leaving.html, and tells the page around it what has been adopted. */
import type { AdoptionEntry, AdoptionOptions } from '../../src/core/adoption-report';
import {
  countRevived,
  groupEntries,
  type KindCount,
  type ReportGroup,
} from '../../src/features/adopt-page/report';

/** The report without its elements, which cannot leave the frame. */
export interface AdoptionSummary {
  works: KindCount[];
  groups: {
    name: ReportGroup['name'];
    rows: { kind: string; why: string; count: number }[];
  }[];
}

const summarize = (entries: AdoptionEntry[]): AdoptionSummary => ({
  works: countRevived(entries),
  groups: groupEntries(entries).map(({ name, rows }) => ({
    name,
    rows: rows.map(({ kind, why, elements }) => ({ kind, why, count: elements.length })),
  })),
});

declare const Azulejo: {
  adopt(root?: ParentNode, options?: AdoptionOptions): Promise<AdoptionEntry[]>;
};

// The loader calls this function for each page whose tag has `data-adopt`.
const { adopt } = Azulejo;
Azulejo.adopt = async (...options) => {
  const entries = await adopt(...options);
  parent.postMessage({ azulejoAdoption: summarize(entries) }, '*');
  return entries;
};
