import { Hono } from 'hono';
import { fold } from './fold';

interface Place {
  id: string;
  name: string;
  address: string;
  lat: number;
  lng: number;
}

const places: Place[] = [
  {
    id: 'taller-azul',
    name: 'Taller Azul',
    address: 'Calle 6 Norte 204, Puebla',
    lat: 19.0436,
    lng: -98.1936,
  },
  {
    id: 'plaza-de-los-sapos',
    name: 'Plaza de los Sapos',
    address: 'Calle 6 Sur, Puebla',
    lat: 19.0409,
    lng: -98.1942,
  },
  {
    id: 'casa-del-alfenique',
    name: 'Casa del Alfeñique',
    address: 'Calle 4 Oriente 416, Puebla',
    lat: 19.0442,
    lng: -98.1935,
  },
];

/** A few places, in the format of the map service, which defines the names of the fields. */
export const placeCalls = new Hono()
  .get('/autocomplete', (c) => {
    const input = fold(c.req.query('input') ?? '');
    if (!input) return c.json({ error: 'Falta el parámetro `input`.' }, 400);
    const found = places.filter(({ name, address }) => fold(`${name}, ${address}`).includes(input));
    return c.json({
      predictions: found.map(({ id, name, address }) => ({
        description: `${name}, ${address}`,
        place_id: id,
      })),
    });
  })
  .get('/details', (c) => {
    const { place_id: snakeCaseId, placeId: id = snakeCaseId, productPage, productSection } = c.req.query();
    if (!productPage || !productSection)
      return c.json({ error: 'Faltan los parámetros `productPage` y `productSection`.' }, 400);
    const place = places.find((known) => known.id === id);
    if (!place) return c.json({ error: 'No existe este lugar.' }, 404);
    const { name, address, lat, lng } = place;
    return c.json({
      result: { place_id: id, name, formatted_address: address, geometry: { location: { lat, lng } } },
    });
  });
