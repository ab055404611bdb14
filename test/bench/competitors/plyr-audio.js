// Plyr in the place of the browser's controls; its icons come from the site, as the default is another host.
import Plyr from 'plyr';

const player = new Plyr('audio', { iconUrl: '/plyr.svg' });
player.on('ready', () => {
  player.elements.container.api = player;
});
