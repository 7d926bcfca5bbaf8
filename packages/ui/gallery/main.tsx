import '../css/global.css';
import { createRoot } from 'react-dom/client';
import { Covers } from './covers';
import { Forms } from './forms';
import { Foundations } from './foundations';
import { Overlays } from './overlays';
import { States } from './states';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <>
    <Foundations />
    <Covers />
    <Forms />
    <States />
    <Overlays />
  </>,
);
