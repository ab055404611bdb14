import type { Position } from '../address';
import type { Spot } from '../provider';

/** A slot that stays at its place: as a class within a function, since its base comes with Google's script. */
export const addSlotOverlay = (
  maps: typeof google.maps,
  map: google.maps.Map,
  { name, at }: { name: string; at: Position },
): Spot => {
  const slot = document.createElement('slot');
  slot.name = name;
  let place = at;

  class SlotOverlay extends maps.OverlayView {
    override onAdd(): void {
      this.getPanes()?.overlayMouseTarget.append(slot);
    }
    override draw(): void {
      const point = this.getProjection()?.fromLatLngToDivPixel(new maps.LatLng(place));
      if (!point) return;
      slot.style.transform = `translate(${Math.round(point.x)}px,${Math.round(point.y)}px)`;
      slot.style.zIndex = `${Math.round(point.y)}`;
    }
    override onRemove(): void {
      slot.remove();
    }
  }

  const overlay = new SlotOverlay();
  overlay.setMap(map);
  return {
    move(to) {
      place = to;
      overlay.draw();
    },
    remove: () => overlay.setMap(null),
  };
};
