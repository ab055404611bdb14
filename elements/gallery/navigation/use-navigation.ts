import { useKeyboard } from '../../../src/features/slides/engine/keyboard';
import { useEngine } from '../../../src/features/slides/engine/use-engine';
import { useLinkedSlide } from '../../../src/features/slides/engine/use-linked-slide';
import type { DesignProps } from '../design';
import { useHistory } from './history';
import { useLinkedGalleries } from './linked-galleries';
import { useAutoplay } from './use-autoplay';

interface NavigationProps extends Omit<DesignProps, 'text'> {
  /** How many slides move together, as in a carousel. Default: 1. */
  groupSize?: number;
}

/** Connects the engine of a design that moves with everything that changes the slide, as the settings say. */
export const useNavigation = (props: NavigationProps): void => {
  const { loop, keyboard, keys } = props.settings;
  // First, so that all others know the slides.
  useEngine({ ...props, loop });
  useAutoplay(props);
  useKeyboard({ ...props, isOn: keyboard, keys });
  useLinkedGalleries(props);
  // Last: a slide in the address comes before all else.
  useLinkedSlide(props);
  useHistory(props);
};
