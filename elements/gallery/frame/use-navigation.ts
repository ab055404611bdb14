import { useHistory } from '../engine/history';
import { useKeyboard } from '../engine/keyboard';
import { useLinkedGalleries } from '../engine/linked-galleries';
import { useAutoplay } from '../engine/use-autoplay';
import { useEngine } from '../engine/use-engine';

/** Connects the engine of a design that moves with everything that changes the slide, as the settings say. */
export const useNavigation = (props: Parameters<typeof useEngine>[0]): void => {
  // First, so that all others know the slides.
  useEngine(props);
  useAutoplay(props);
  useKeyboard(props);
  useLinkedGalleries(props);
  // Last: a slide in the address comes before all else.
  useHistory(props);
};
