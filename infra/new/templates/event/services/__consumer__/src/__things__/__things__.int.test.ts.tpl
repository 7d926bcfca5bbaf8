import { {{constant}} } from '@setu/contracts';
import { describeProjection, type ServiceAlone, startServiceAlone } from '@setu/service-kit/test';
import { {{service}} } from '../app';

let alone: ServiceAlone;
beforeAll(async () => {
  alone = await startServiceAlone({{service}});
});
afterAll(() => alone?.stop());

describeProjection(
  {
    consumer: '{{producer}}-{{things}}',
    table: '{{table}}',
    events: [{{constant}}, {{constant}}],
    stateOf: (id, version) => ({ id, version }),
    rowOf: ({ id, version }) => ({ id, version }),
  },
  () => alone,
);
