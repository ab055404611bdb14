import { adopt, sheetOf } from '../../../src/block/styles';
import type { Settings } from '../slides';
import styles from './saved.css';
import { loadVideo } from './video';

/**
 * Makes what a saved page has around its pictures what a gallery knows: an `<az-video>` of each video, which reads that
 * markup as settings; of what the page says of a picture, a caption.
 */
export const adoptSaved = (host: Element, { videoLoaderOptions: data }: Settings): void => {
  if (host.querySelector('.meta')) adopt(host.getRootNode() as Document | ShadowRoot, sheetOf(styles));
  for (const wrapper of host.querySelectorAll(':is(.sqs-video-wrapper,.sqs-native-video):not(az-video *)')) {
    const video = Object.assign(document.createElement('az-video'), { data });
    wrapper.replaceWith(video);
    video.append(wrapper);
    loadVideo();
  }
};
