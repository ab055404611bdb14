import type { templateVersions } from '../../src/features/enums/enums';

export type BadgeColor = 'black' | 'white';

interface BadgeSources {
  /** The setting of the element, else of the site. */
  badgeType: string | undefined;
  /** Of the site: '7', '7.1'. */
  templateVersion: unknown;
}

/**
 * A site on this template shows its badge itself. Only the type comes from the enumeration, so that its other codes are not
 * bundled.
 */
const templateWithoutBadge: `${(typeof templateVersions)['v71']}` = '7.1';

/** The colour of the badge; undefined where none shows. */
export const badgeColor = ({
  badgeType = 'black',
  templateVersion,
}: BadgeSources): BadgeColor | undefined => {
  if (/^(none|1)$/.test(badgeType) || String(templateVersion) === templateWithoutBadge) return undefined;
  return /^(white|3)$/.test(badgeType) ? 'white' : 'black';
};
