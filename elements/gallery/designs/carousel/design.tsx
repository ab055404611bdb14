import { Component, type CSSProperties } from 'react';
import type { Design, DesignProps } from '../../design';
import { Frame, frameStyles as frame } from '../../frame/frame';
import { prepareMotion as prepare } from '../../frame/use-motion';
import { breakpointsPx, slidesInRow } from '../../layouts/carousel';
import { Scroller, scrollerStyles as strip } from '../../scroller/scroller';
import { tileRatio } from '../../tile-ratio';
import own from './carousel.css';

/** A class, as it renders again when the window passes a breakpoint. */
class Carousel extends Component<DesignProps> {
  #queries = breakpointsPx.map((px) => matchMedia(`(width < ${px}px)`));
  #onChange = (): void => this.setState({});

  override componentDidMount(): void {
    for (const query of this.#queries) query.addEventListener('change', this.#onChange);
  }

  override componentWillUnmount(): void {
    for (const query of this.#queries) query.removeEventListener('change', this.#onChange);
  }

  override render() {
    const { settings } = this.props;
    // Gallery 9.
    const { slidesPerRow, gutter = 1, autoCrop } = settings;
    const group = slidesInRow(slidesPerRow, innerWidth);
    const variables = {
      '--az-_columns': group,
      '--az-_gap': `${gutter}%`,
      '--azr': tileRatio(settings) ?? 'initial',
      '--az-_fit': autoCrop ? 'cover' : 'contain',
    };
    return (
      <Frame {...this.props} group={group} variables={variables as CSSProperties}>
        <Scroller {...this.props} part="carousel" align="start" group={group} variables={{}} />
      </Frame>
    );
  }
}

/** Groups of slides side by side, a group at a time (gallery 2.1, carousel). */
export const design: Design = {
  name: 'carousel',
  View: Carousel,
  styles: frame + strip + own,
  prepare,
};
