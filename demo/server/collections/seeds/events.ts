import { momentOfWallTime } from '../../../../src/features/dates/time-zone';
import { dayMs } from '../../day';
import { pictureOf, type Seed } from '../item';

const workshop = {
  addressTitle: 'Taller Azulejo',
  addressLine1: 'Calle del Horno 12',
  addressLine2: '06700 Ciudad de México',
  addressCountry: 'México',
};

const places = {
  taller: { timeZone: 'America/Mexico_City', location: workshop },
  bogota: {
    timeZone: 'America/Bogota',
    location: {
      addressTitle: 'Casa del Barro',
      addressLine1: 'Carrera 4 #12-30',
      addressLine2: 'Bogotá',
      addressCountry: 'Colombia',
    },
  },
  sevilla: {
    timeZone: 'Europe/Madrid',
    location: {
      addressTitle: 'Centro Cerámica Triana',
      addressLine1: 'Calle Antillano Campos 14',
      addressLine2: '41010 Sevilla',
      addressCountry: 'España',
    },
  },
  recife: {
    timeZone: 'America/Recife',
    location: {
      addressTitle: 'Oficina da Maré',
      addressLine1: 'Rua da Aurora 457',
      addressLine2: 'Recife',
      addressCountry: 'Brasil',
    },
  },
};

interface EventFacts extends Seed {
  place: keyof typeof places;
  /** Days from today; negative in the past. */
  inDays: number;
  /** When it begins and ends on the place's clocks: `10:30`. */
  from: string;
  to: string;
  /** Days from the first to the last. Default: 0. */
  days?: number;
  picture: string;
}

const event = (today: number, facts: EventFacts): Seed => {
  const { place, inDays, from, to, days = 0, picture, ...rest } = facts;
  const { timeZone, location } = places[place];
  const momentAt = (clock: string, day: number): number => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return momentOfWallTime(new Date(today + day * dayMs + (hour * 60 + minute) * 60_000), timeZone);
  };
  return {
    ...rest,
    ...pictureOf(picture),
    timeZone,
    location,
    startDate: momentAt(from, inDays),
    endDate: momentAt(to, inDays + days),
    body: `${rest.excerpt}<p>La entrada es libre mientras haya lugar. Llega diez minutos antes.</p>`,
  };
};

const facts: EventFacts[] = [
  {
    urlId: 'pintar-el-primer-azulejo',
    title: 'Pintar el primer azulejo',
    excerpt: '<p>Dos horas, tres pinceles y una pieza para llevar a casa.</p>',
    place: 'taller',
    inDays: 2,
    from: '10:00',
    to: '12:00',
    picture: 'petalo',
    categories: ['Curso'],
    tags: ['dibujo', 'principiantes'],
  },
  {
    urlId: 'feria-del-barro',
    title: 'Feria del barro',
    excerpt: '<p>Cuarenta talleres en un patio, con comida y música.</p>',
    place: 'bogota',
    inDays: 5,
    days: 3,
    from: '09:00',
    to: '20:00',
    picture: 'patio',
    categories: ['Feria'],
    tags: ['barro', 'familia'],
  },
  {
    urlId: 'noche-de-horno',
    title: 'Noche de horno',
    excerpt: '<p>Se apaga el gas a las ocho y se abre la puerta pasada la medianoche.</p>',
    place: 'taller',
    inDays: 9,
    days: 1,
    from: '20:00',
    to: '01:30',
    picture: 'noche',
    categories: ['Taller abierto'],
    tags: ['horno'],
  },
  {
    urlId: 'cuerda-seca-intensivo',
    title: 'Cuerda seca, intensivo',
    excerpt: '<p>Un fin de semana para aprender la línea de manganeso.</p>',
    place: 'taller',
    inDays: 12,
    days: 1,
    from: '10:00',
    to: '18:00',
    picture: 'estrella',
    categories: ['Curso'],
    tags: ['esmalte', 'avanzado'],
  },
  {
    urlId: 'azul-sobre-blanco',
    title: 'Azul sobre blanco, exposición',
    excerpt: '<p>Sesenta piezas de cuatro siglos, prestadas por los vecinos.</p>',
    place: 'sevilla',
    inDays: 15,
    days: 24,
    from: '11:00',
    to: '19:00',
    picture: 'escamas',
    categories: ['Exposición'],
    tags: ['cobalto', 'historia'],
  },
  {
    urlId: 'charla-los-ocho-esmaltes',
    title: 'Charla: los ocho esmaltes',
    excerpt: '<p>Inés Larrea cuenta cómo se eligen ocho colores entre setenta.</p>',
    place: 'taller',
    inDays: 18,
    from: '19:00',
    to: '20:30',
    picture: 'mosaico',
    categories: ['Charla'],
    tags: ['esmalte', 'color'],
  },
  {
    urlId: 'sabado-con-ninos',
    title: 'Sábado con niños',
    excerpt: '<p>Barro, agua y delantales. Los padres miran desde lejos.</p>',
    place: 'taller',
    inDays: 22,
    from: '10:00',
    to: '13:00',
    picture: 'huerto',
    categories: ['Taller abierto'],
    tags: ['familia', 'principiantes'],
  },
  {
    urlId: 'azulejos-do-recife',
    title: 'Azulejos do Recife',
    excerpt: '<p>Paseo por las fachadas de la Boa Vista, con merienda junto al río.</p>',
    place: 'recife',
    inDays: 26,
    from: '16:00',
    to: '19:00',
    picture: 'puerto',
    categories: ['Paseo'],
    tags: ['historia', 'mar'],
  },
  {
    urlId: 'restaurar-un-zocalo',
    title: 'Restaurar un zócalo',
    excerpt: '<p>Curso de una semana en un edificio que lo necesita.</p>',
    place: 'sevilla',
    inDays: 33,
    days: 4,
    from: '09:30',
    to: '14:00',
    picture: 'pasillo',
    categories: ['Curso'],
    tags: ['restauración', 'avanzado'],
  },
  {
    urlId: 'mercado-de-otono',
    title: 'Mercado de otoño',
    excerpt: '<p>Piezas con un golpe, piezas sin dueño y café.</p>',
    place: 'taller',
    inDays: 47,
    from: '09:00',
    to: '16:00',
    picture: 'rincon',
    categories: ['Feria'],
    tags: ['familia'],
  },
  {
    urlId: 'encuentro-de-talleres',
    title: 'Encuentro de talleres',
    excerpt: '<p>Tres días, doce ciudades y un solo horno para todos.</p>',
    place: 'bogota',
    inDays: 68,
    days: 2,
    from: '09:00',
    to: '18:00',
    picture: 'portada',
    categories: ['Feria'],
    tags: ['barro', 'horno'],
  },
  {
    urlId: 'aniversario',
    title: 'Aniversario del taller',
    excerpt: '<p>Cincuenta y dos años, cincuenta y dos piezas nuevas.</p>',
    place: 'taller',
    inDays: 96,
    from: '18:00',
    to: '23:00',
    picture: 'vela',
    categories: ['Taller abierto'],
    tags: ['familia'],
  },
  {
    urlId: 'hornada-de-primavera',
    title: 'Hornada de primavera',
    excerpt: '<p>La que salió con tres azules que no estaban en la receta.</p>',
    place: 'taller',
    inDays: -6,
    from: '10:00',
    to: '14:00',
    picture: 'fuente',
    categories: ['Taller abierto'],
    tags: ['horno'],
  },
  {
    urlId: 'dibujar-sin-borrar',
    title: 'Dibujar sin borrar',
    excerpt: '<p>Agua sobre pizarra, y después esmalte.</p>',
    place: 'taller',
    inDays: -19,
    from: '17:00',
    to: '20:00',
    picture: 'hoja',
    categories: ['Curso'],
    tags: ['dibujo', 'principiantes'],
  },
  {
    urlId: 'bienal-de-ceramica',
    title: 'Bienal de cerámica',
    excerpt: '<p>El taller llevó cuarenta piezas y volvió con dos.</p>',
    place: 'sevilla',
    inDays: -41,
    days: 10,
    from: '10:00',
    to: '20:00',
    picture: 'arabesco',
    categories: ['Exposición'],
    tags: ['historia'],
  },
  {
    urlId: 'charla-talavera-y-azulejo',
    title: 'Charla: talavera y azulejo',
    excerpt: '<p>Una diferencia de nombre que son dos ciudades y un océano.</p>',
    place: 'taller',
    inDays: -75,
    from: '19:00',
    to: '20:30',
    picture: 'talavera',
    categories: ['Charla'],
    tags: ['talavera', 'historia'],
  },
];

/**
 * Events around a day: those that are still to come first, the next one in front, then past ones, the last one in front.
 * @param today midnight of the day in UTC, in ms
 */
export function eventsAround(today: number): Seed[] {
  return [...facts]
    .sort((one, other) => {
      const isPast = [one, other].map(({ inDays }) => inDays < 0);
      if (isPast[0] !== isPast[1]) return isPast[0] ? 1 : -1;
      return isPast[0] ? other.inDays - one.inDays : one.inDays - other.inDays;
    })
    .map((one) => event(today, one));
}
