import {
  createContext,
  memo,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FeaturesHost, Store } from './host';

interface Logging {
  log: (line: string) => void;
}

function Counter() {
  const [count, setCount] = useState(() => 1);
  const addTwo = () => {
    setCount((current) => current + 1);
    setCount((current) => current + 1);
  };
  return (
    <button type="button" onClick={addTwo}>
      Count {count}
    </button>
  );
}

function addToQuantity(quantity: number, change: number): number {
  return Math.max(0, quantity + change);
}

function Quantity() {
  const [quantity, changeQuantity] = useReducer(addToQuantity, 1);
  return (
    <p>
      <button type="button" onClick={() => changeQuantity(-1)}>
        Fewer
      </button>
      <output aria-label="Quantity">{quantity}</output>
      <button type="button" onClick={() => changeQuantity(1)}>
        More
      </button>
    </p>
  );
}

function Stock({ store }: { store: Store }) {
  const stock = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return <output aria-label="Stock">{stock}</output>;
}

const Currency = createContext('EUR');

const Price = memo(function Price() {
  return <output aria-label="Price">9 {useContext(Currency)}</output>;
});

function Prices() {
  const [currency, setCurrency] = useState('MXN');
  return (
    <div>
      <button type="button" onClick={() => setCurrency('COP')}>
        Change currency
      </button>
      <Currency.Provider value={currency}>
        <Price />
      </Currency.Provider>
    </div>
  );
}

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </p>
  );
}

interface TileProps extends Logging {
  onChoose: () => void;
}

const Tile = memo(function Tile({ log, onChoose }: TileProps) {
  log('tile rendered');
  return (
    <button type="button" onClick={onChoose}>
      Choose
    </button>
  );
});

/** A new `size` renders the list again, and neither computes its total nor renders its memoised tile again. */
function TileList({ log }: Logging) {
  const [size, setSize] = useState(0);
  const renders = useRef(0);
  const total = useMemo(() => {
    log('total computed');
    return 2 + 3;
  }, [log]);
  const onChoose = useCallback(() => log('chosen'), [log]);
  useEffect(() => {
    renders.current += 1;
  });
  return (
    <div>
      <button type="button" onClick={() => setSize(size + 1)}>
        Size {size}
      </button>
      <button type="button" onClick={() => log(`${renders.current} renders`)}>
        Report renders
      </button>
      <output aria-label="Total">{total}</output>
      <Tile log={log} onChoose={onChoose} />
    </div>
  );
}

/** `ref` is a prop like any other, as in React 19. */
function SearchInput({ ref, label }: { ref: Ref<HTMLInputElement>; label: string }) {
  return <input ref={ref} aria-label={label} />;
}

function Search() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <SearchInput ref={input} label="Search" />
      <button type="button" onClick={() => input.current?.focus()}>
        Go to search
      </button>
    </div>
  );
}

function Effects({ step, log }: Logging & { step: number }) {
  useEffect(() => {
    log(`effect ${step}`);
    return () => log(`effect ${step} cleaned up`);
  }, [step, log]);
  useLayoutEffect(() => {
    log(`layout effect ${step}`);
    return () => log(`layout effect ${step} cleaned up`);
  }, [step, log]);
  const setNode = useCallback(
    (node: HTMLElement | null) => log(node ? `ref set to ${node.localName}` : 'ref cleared'),
    [log],
  );
  return <hr ref={setNode} />;
}

function EffectSteps({ log }: Logging) {
  const [step, setStep] = useState(1);
  return (
    <div>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next step
      </button>
      {step < 3 && <Effects step={step} log={log} />}
    </div>
  );
}

/** One component for each hook and for `memo`. */
export function HooksView({ host, log }: Logging & { host: FeaturesHost }) {
  return (
    <section>
      <Counter />
      <Quantity />
      <Stock store={host.store} />
      <Prices />
      <Field label="Street" />
      <Field label="City" />
      <TileList log={log} />
      <Search />
      <EffectSteps log={log} />
    </section>
  );
}
