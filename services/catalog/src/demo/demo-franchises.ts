import type { DemoFranchise } from './demo-franchise';
import { automotive } from './franchises/automotive';
import { beauty } from './franchises/beauty';
import { education } from './franchises/education';
import { fitness } from './franchises/fitness';
import { food } from './franchises/food';
import { healthcare } from './franchises/healthcare';
import { other } from './franchises/other';
import { retail } from './franchises/retail';
import { services } from './franchises/services';
import { technology } from './franchises/technology';

/** Every franchise of the demo, in the order of their numbers. */
export const demoFranchises: readonly DemoFranchise[] = [
  ...food,
  ...retail,
  ...education,
  ...healthcare,
  ...fitness,
  ...beauty,
  ...automotive,
  ...services,
  ...technology,
  ...other,
].sort((one, next) => one.n - next.n);
