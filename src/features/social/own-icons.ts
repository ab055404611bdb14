/** Shapes in 24 by 24 px. */
interface OwnIcon {
  /** "" for an icon whose name is a message. */
  title: string;
  path: string;
}

/** Icons that simple-icons does not have. LinkedIn does not allow its logo there: a briefcase stands for it. */
export const ownIcons: Record<string, OwnIcon> = {
  linkedin: {
    title: 'LinkedIn',
    path: 'M8 2h8a2 2 0 0 1 2 2v3h4a2 2 0 0 1 2 2v4H0V9a2 2 0 0 1 2-2h4V4a2 2 0 0 1 2-2Zm0 2v3h8V4ZM0 15h10v2h4v-2h10v5a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2Z',
  },
  mail: {
    title: '',
    path: 'M2 4h20a2 2 0 0 1 2 2v.4l-12 7.2L0 6.4V6a2 2 0 0 1 2-2ZM0 8.7V18a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2V8.7l-12 7.2Z',
  },
  phone: {
    title: '',
    path: 'M6.6 1.5 9 7.2 6.3 9.6a15 15 0 0 0 8.1 8.1l2.4-2.7 5.7 2.4v4.1a2 2 0 0 1-2 2A20 20 0 0 1 .5 3.5a2 2 0 0 1 2-2Z',
  },
};
