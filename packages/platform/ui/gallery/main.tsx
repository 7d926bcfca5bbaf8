import '../css/global.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(<Gallery />);
