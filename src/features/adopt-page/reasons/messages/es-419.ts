/** Why something of a saved page is left, or what it needs, as the panel shows it. `index.ts` finds the message. */
export const messages = {
  builderRuns: 'Los scripts del creador de sitios funcionan en esta página. No se cambió nada.',
  mayHaveRun: 'Este script está antes del de Azulejo y puede haberse ejecutado.',
  fileMissing: 'No se pudo cargar el archivo de Azulejo que lo lee.',
  /** {thing}: "picture", "gallery", "film", "recording" … The address stands below. */
  onlyRemote:
    '{thing, select, picture {La imagen solo existe} gallery {Las imágenes solo existen} film {El video solo existe} recording {La grabación solo existe} other {El archivo solo existe}} en los servidores del creador de sitios. Guarda una copia junto a la página, o usa data-adopt="remote".',
  noAddress:
    '{thing, select, picture {La página no tiene la dirección de esta imagen.} recording {La página no tiene la dirección de esta grabación.} other {La página no tiene la dirección de este video.}}',
  /** {part}: what is missing, "pictures", "form" … */
  empty:
    '{part, select, pictures {No tiene imágenes.} picture {No tiene imagen.} video {No tiene video.} form {No tiene formulario.} sections {No tiene secciones.} items {No tiene elementos.} texts {No tiene textos.} dishes {No tiene platos.} other {Está vacío.}}',
  unknownDesign: 'Azulejo no conoce el diseño {design}.',
  ownScript: 'Lo abre un script de la página misma.',
  unreadableFields: 'No se puede leer la lista de sus campos.',
  noPlace: 'No tiene un lugar en el mapa.',
  formAddress:
    'El formulario necesita una dirección que reciba lo que envían los visitantes: data-form-endpoint en la etiqueta del script. Sin ella, se envía a la API de data-api.',
};
