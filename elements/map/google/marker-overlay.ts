import type { MapPosition, MarkerSlot } from '../contract';

/** Adds a slot that stays at its position. The class is within the function, since its base comes with Google's script. */
export const addMarkerOverlay = (
  maps: typeof google.maps,
  map: google.maps.Map,
  { name, position: initialPosition }: { name: string; position: MapPosition },
): MarkerSlot => {
  const slot = document.createElement('slot');
  slot.name = name;
  let position = initialPosition;

  class MarkerOverlay extends maps.OverlayView {
    override onAdd(): void {
      this.getPanes()?.overlayMouseTarget.append(slot);
    }
    override draw(): void {
      const point = this.getProjection()?.fromLatLngToDivPixel(new maps.LatLng(position));
      if (!point) return;
      slot.style.transform = `translate(${Math.round(point.x)}px,${Math.round(point.y)}px)`;
      slot.style.zIndex = `${Math.round(point.y)}`;
    }
    override onRemove(): void {
      slot.remove();
    }
  }

  const overlay = new MarkerOverlay();
  overlay.setMap(map);
  return {
    move(to) {
      position = to;
      overlay.draw();
    },
    remove: () => overlay.setMap(null),
  };
};
