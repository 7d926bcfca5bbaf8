'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { budgets, categories, cities, models } from './options';

const groups = [
  ['businessCategory', 'Category', Object.entries(categories)],
  ['franchiseModel', 'Model', Object.entries(models)],
  ['territory', 'Location', cities.map((city) => [city, city])],
  ['budget', 'Investment', Object.entries(budgets)],
];

/** Search and 24 filters. */
export const Filters = () => {
  const router = useRouter();
  const search = useSearchParams();
  const [text, setText] = useState(search.get('search') ?? '');
  const go = (change) => {
    const next = new URLSearchParams(search);
    change(next);
    router.push(next.size ? `/search?${next}` : '/franchises', { scroll: false });
  };
  const toggle = (name, value, isOn) =>
    go((next) => (isOn ? next.append(name, value) : next.delete(name, value)));
  return (
    <aside className="filters">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go((next) => (text ? next.set('search', text) : next.delete('search')));
        }}
      >
        <label>
          Search
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Brand, city or business"
          />
        </label>
        <button type="submit">Search</button>
      </form>
      {groups.map(([name, title, options]) => (
        <fieldset key={name}>
          <legend>{title}</legend>
          {options.map(([value, label]) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={search.has(name, value)}
                onChange={(event) => toggle(name, value, event.target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
    </aside>
  );
};
