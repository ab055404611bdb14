import type { templateVersions } from '../../src/features/enums/enums';

export type BadgeColor = 'black' | 'white';

interface BadgeSources {
  /** Of the element, else of the site. */
  badgeType: string | undefined;
  /** Of the site: '7', '7.1'. */
  templateVersion: unknown;
}

/** A site on this template shows its badge itself. The type alone comes from the enumeration, whose other codes no page needs. */
const templateWithoutBadge: `${(typeof templateVersions)['v71']}` = '7.1';

/** The colour of the badge; undefined where none shows. */
export const badgeColor = ({
  badgeType = 'black',
  templateVersion,
}: BadgeSources): BadgeColor | undefined => {
  if (/^(none|1)$/.test(badgeType) || String(templateVersion) === templateWithoutBadge) return undefined;
  return /^(white|3)$/.test(badgeType) ? 'white' : 'black';
};
