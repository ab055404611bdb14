/** The reasons why an element of a saved page stays as it was, or what it needs, as the panel shows them. See `index.ts`. */
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
    '{part, select, pictures {No tiene imágenes.} picture {No tiene imagen.} video {No tiene video.} form {No tiene formulario.} field {No tiene campo.} sections {No tiene secciones.} items {No tiene elementos.} texts {No tiene textos.} dishes {No tiene platos.} values {No tiene valores.} other {Está vacío.}}',
  emptyGallery: 'La galería está vacía. Se quitaron sus flechas, que ya no hacían nada.',
  filmControls:
    'El video no tenía controles. Ahora tiene los del navegador, para que los visitantes puedan detenerlo. Con el atributo background, se reproduce sin ellos, como un video detrás de otro contenido.',
  noPlaceForLink:
    'El bloque no tiene lugar para un enlace que está dentro. Pon el enlace fuera, o en un texto.',
  unknownDesign: 'Azulejo no conoce el diseño {design}.',
  ownScript: 'Lo abre un script de la página misma.',
  unreadableFields: 'No se puede leer la lista de sus campos.',
  noPlace: 'No tiene un lugar en el mapa.',
  formAddress:
    'El formulario necesita una dirección que reciba lo que envían los visitantes: data-form-endpoint en la etiqueta del script. Sin ella, se envía a la API de data-api.',
  ordersNeedShop:
    'Los pedidos necesitan una tienda: una API (data-api en la etiqueta del script) o una dirección tuya, como data-cart="mailto:tienda@example.com".',
  donationServer:
    'Las donaciones necesitan un servidor con una página para donar (/checkout/donate): data-api en la etiqueta del script. O pon en lugar del botón un enlace al servicio que usas.',
  donationPage:
    'La página no tiene el identificador de su página para donar. Pon en lugar del botón un enlace al servicio que usas.',
  pricesMissing: 'Sus precios no están en la página. Pon en lugar del botón el bloque «product» con ellos.',
  planAtBuilder:
    'Los visitantes se unen a este plan solo en el creador de sitios. Pon en lugar del botón un enlace a donde se unen ahora; el bloque «pricing-toggle» muestra planes con dos precios.',
  cookieScriptsAndText:
    'Tus scripts que guardan cookies solo esperan al visitante con type="text/plain" y data-az-category. La configuración no tiene un texto tuyo: para escribirlo, pon en la página el bloque «cookie-banner» con cookie-banner-text.',
  cookieScripts:
    'Tus scripts que guardan cookies solo esperan al visitante con type="text/plain" y data-az-category. Un elemento con data-az-consent-open deja que los visitantes cambien de opinión.',
  mobileBarContacts:
    'A la configuración guardada le faltan contactos de la barra. Para mostrarlos, pon en la página el bloque «mobile-bar» con tus enlaces.',
  popupForm:
    'Se abre tantas veces como dice la configuración guardada. Su formulario necesita una dirección: mira el formulario.',
  popupContent:
    'Su contenido solo existe en el creador de sitios. Escríbelo en la página, en el bloque «popup». La configuración guardada dice cuándo se abre.',
  searchIndex:
    'La búsqueda necesita un índice de tus páginas: data-search-src en la etiqueta del script, con la dirección de un JSON que las enumera. Sin él, lleva a la misma dirección que antes.',
  emailUndecoded: 'No se puede descifrar la dirección de correo. Escríbela en la página.',
  commentsReadable: 'Los comentarios se pueden leer. Para recibir nuevos hace falta un servicio tuyo.',
  commentsRemote:
    'Los comentarios solo existen en los servidores del creador de sitios. Su exportación los tiene como XML: escríbelos en la página, o pon aquí el código de otro servicio.',
  disqus:
    'El script del creador de sitios cargaba los comentarios de Disqus. Pon en su lugar el código que te da Disqus.',
  likesRemote:
    'Los «me gusta» solo se cuentan en los servidores del creador de sitios. El bloque «like» los cuenta en una API tuya.',
  accountsRemote:
    'Las cuentas de los visitantes solo existen en los servidores del creador de sitios. Quita este enlace, o haz que lleve a un acceso tuyo, como el bloque «login».',
  membershipsRemote:
    'Las membresías y los planes pagos solo existen en los servidores del creador de sitios. Haz que el botón lleve a una página de tu servicio de pago.',
  schedulingCode:
    'El script del creador de sitios cargaba el calendario de citas. Pon en su lugar el código que te da Acuity Scheduling.',
  ordersRemote:
    'Los pedidos solo se pagaban en los servidores del creador de sitios. El bloque «cart» recibe pedidos en su lugar.',
  feedRemote:
    'Solo los servidores del creador de sitios podían pedir las últimas publicaciones, y la página no tiene ninguna. Pon en su lugar imágenes o un enlace.',
};
