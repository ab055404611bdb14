import { pictureOf, type Seed } from '../item';

const wall = (picture: string, title: string, categories: string[], tags: string[]): Seed => ({
  urlId: picture,
  title,
  ...pictureOf(picture),
  excerpt: `<p>${pictureOf(picture).alt}.</p>`,
  categories,
  tags,
});

/** Finished walls of the workshop. */
export const galleryPictures: Seed[] = [
  wall('portada', 'Muro de retazos', ['Muros'], ['patio']),
  wall('estrella', 'Estrellas de ocho puntas', ['Muros'], ['cobalto', 'ocre']),
  wall('cuadrifolio', 'Cuadrifolios', ['Pisos'], ['cobalto']),
  wall('arabesco', 'Arabescos con hojas', ['Muros'], ['cobalto', 'patio']),
  wall('pasillo', 'Zócalo de la calle Regina', ['Zócalos'], ['talavera']),
  wall('talavera', 'Girasoles', ['Pisos'], ['talavera', 'ocre']),
  wall('diamante', 'Punta de diamante', ['Muros'], ['cobalto']),
  wall('escamas', 'Escamas', ['Muros'], ['cobalto', 'panadería']),
  wall('roseton', 'Rosetón de dieciséis', ['Paneles'], ['ocre']),
  wall('lazo', 'Lazos', ['Muros'], ['cobalto']),
  wall('marina', 'La bahía', ['Paneles'], ['cobalto', 'mar']),
  wall('medio', 'Medios azulejos', ['Pisos'], ['cobalto']),
  wall('mosaico', 'Mosaico de retazos', ['Muros'], ['patio']),
  wall('clavel', 'Claveles', ['Muros'], ['ocre']),
  wall('cruz', 'Cruces florales', ['Muros'], ['cobalto']),
  wall('albarrada', 'El jarrón', ['Paneles'], ['ocre', 'talavera']),
  wall('escalera', 'Escalera de claveles', ['Zócalos'], ['patio']),
  wall('terraza', 'Ruedas en la terraza', ['Muros'], ['patio']),
  wall('umbral', 'Olas en el umbral', ['Zócalos'], ['mar']),
  wall('fuente', 'El piso de la fuente', ['Pisos'], ['patio']),
  wall('molino', 'Molinos', ['Pisos'], ['cobalto']),
  wall('olas', 'Tres filas de olas', ['Paneles'], ['mar', 'cobalto']),
  wall('zaguan', 'Zaguán de estrellas', ['Zócalos'], ['talavera']),
  wall('puerto', 'Veleros', ['Paneles'], ['mar']),
];
