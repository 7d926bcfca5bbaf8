import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@pdfme/pdf-lib';
import { documentLimits, franchiseCreatedV1, franchiseUpdatedV1, userDeletedV1 } from '@setu/contracts';
import { handleEvent, makeLogger } from '@setu/service-kit';
import { envelopeOf, someone } from '@setu/service-kit/test';
import { setUpContent } from '../../test/builders';
import {
  aLockedPdf,
  anAction,
  aPdf,
  aPdfWith,
  aPdfWithLink,
  aPdfWithShadowedScript,
  uploadDocument,
  written,
} from '../../test/documents';
import { aFranchiseState } from '../../test/events';
import { aPhoto, testUploads, uploadFile } from '../../test/pictures';
import { listingUploadsConsumer } from './listing-uploads.consumer';
import { makeRemoveUploads } from './remove-uploads';
import { deletedUploadersConsumer } from './uploads.feature';

const store = testUploads();
const content = setUpContent({ uploads: store });

const get = async (path: string) => {
  const reply = await fetch(new URL(`/api${path}`, content.service.url));
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const announce = (fields: object) =>
  content.service.call('POST', '/api/uploads', {
    as: someone('brand'),
    body: { name: 'brochure.pdf', bytes: 1_000, type: 'application/pdf', kind: 'document', ...fields },
  });

it.each([
  ['whose objects are packed', true],
  ['whose objects are not packed', false],
])('a PDF %s is stored unchanged and served as a download', async (_, isPacked) => {
  const bytes = await written(await aPdf(3), isPacked);
  const done = await uploadDocument(content, someone('brand'), bytes, 'Menu “2026”.PDF');
  expect(done).toMatchObject({
    state: 'ready',
    picture: null,
    document: {
      url: `/media/${done.id}/document.pdf`,
      name: 'Menu “2026”.PDF',
      bytes: bytes.length,
      pages: 3,
    },
  });
  const file = await get(done.document.url);
  expect([file.status, file.headers.get('content-type'), file.bytes.equals(bytes)]).toEqual([
    200,
    'application/pdf',
    true,
  ]);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="Menu _2026_.pdf"; filename*=UTF-8''Menu%20%E2%80%9C2026%E2%80%9D.pdf`,
  );
  expect((await get(`/media/${done.id}`)).status).toBe(404);
  expect((await get(`/media/${done.id}/original`)).status).toBe(404);
});

it.each([
  'https://nadi.example/menu.pdf?size=a4',
  'HTTP://nadi.example',
  'www.nadi.example',
  'nadi.example:8080/menu',
  'mailto:hello@nadi.example',
  'tel:+919876543210',
  'menu#data:starters',
])('a PDF with a link to %s is accepted', async (address) => {
  expect(await uploadDocument(content, someone('brand'), await aPdfWithLink(address))).toMatchObject({
    state: 'ready',
  });
});

it.each<[string, Parameters<typeof aPdfWithLink>[1]]>([
  ['javascript:app.alert(1)', {}],
  ['javascript:app.alert(1)', { isPacked: false }],
  ['javascript:app.alert(1)', { as: 'numbers' }],
  ['javascript:app.alert(1)', { as: 'object' }],
  ['  Java\tScript\n: app.alert(1)', { as: 'numbers' }],
  ['vbscript:MsgBox(1)', { as: 'object' }],
  ['data:text/html,<script>alert(1)</script>', {}],
  ['file:///etc/passwd', {}],
  ['smb://nadi.example/share', {}],
  ['ms-word:ofe|u|https://nadi.example', {}],
])('a PDF with a link to %j is refused (%j)', async (address, how) => {
  const done = await uploadDocument(content, someone('brand'), await aPdfWithLink(address, how));
  expect(done).toMatchObject({ state: 'refused', refusal: expect.stringMatching(/has a link that is not/) });
});

it('a picture does not have a PDF, and a PDF that is announced as a picture is refused', async () => {
  const brand = someone('brand');
  const { id } = await uploadFile(content, brand, await aPhoto(300, 300).jpeg().toBuffer());
  expect((await get(`/media/${id}/document.pdf`)).status).toBe(404);
  expect(await uploadFile(content, brand, await written(await aPdf()))).toMatchObject({ state: 'refused' });
});

/** Two definitions of an object. PDF readers differ in which definition they use. */
const withHiddenScript = async () => {
  const bytes = await written(await aPdf(), false);
  const hidden = '1 0 obj\n<</S/J#61vaScript/JS(app.alert(1))>>\nendobj\n';
  const at = bytes.indexOf('1 0 obj');
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(hidden), bytes.subarray(at)]);
};
/** A stream whose bytes contain an object stream, to which the cross-reference table may point. */
const withHiddenStream = async () => {
  const pdf = await aPdf();
  const packed = deflateSync('7 0 <</S/JavaScript/JS(app.alert(1))>>').toString('hex');
  const hidden = `7 %\n0 obj\n<</Type/ObjStm/N 1/First 4/Filter[/AHx/Fl]/Length ${packed.length + 1}>>\nstream\n${packed}>\nend`;
  pdf.context.register(pdf.context.stream(hidden));
  return written(pdf, false);
};
const aZip = (comment = 0) => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment, 20);
  return end;
};
const aBomb = async () => {
  const pdf = await aPdf();
  const packed = deflateSync(deflateSync(Buffer.alloc(80 * 1024 * 1024)));
  pdf.context.register(pdf.context.stream(packed, { Filter: ['FlateDecode', 'FlateDecode'] }));
  return written(pdf, false);
};

describe('a refused PDF', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    [
      'a script that starts by itself',
      () => aPdfWith('OpenAction', anAction('JavaScript')),
      /contains a script/,
    ],
    [
      'a script in plain sight',
      () => aPdfWith('OpenAction', anAction('JavaScript'), false),
      /contains a script/,
    ],
    ['a script in an object that is defined twice', withHiddenScript, /contains a script/],
    [
      'a script in an object stream that says so far from its bytes, behind which the object is defined once more',
      () =>
        aPdfWithShadowedScript(({ dict, bytes }) => ({ dict: `${dict}/Pad(${'x'.repeat(2_000)})`, bytes })),
      /contains a script/,
    ],
    [
      'the same in a stream that is packed in two ways',
      () =>
        aPdfWithShadowedScript(({ dict, bytes }) => ({
          dict: dict.replace('/FlateDecode', '[/ASCIIHexDecode/FlateDecode]'),
          bytes: Buffer.from(`${bytes.toString('hex')}>`),
        })),
      /contains a script/,
    ],
    ['an object stream inside of another stream', withHiddenStream, /something else as well/],
    [
      'something that happens when a page is opened',
      async () => {
        const pdf = await aPdf();
        pdf
          .getPage(0)
          .node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'URI', URI: PDFString.of('a') } }));
        return written(pdf);
      },
      /acts by itself/,
    ],
    [
      'scripts by name',
      async () => {
        const pdf = await aPdf();
        pdf.addJavaScript('start', 'app.alert(1)');
        return written(pdf);
      },
      /contains a script/,
    ],
    ['a program to start', () => aPdfWith('OpenAction', { S: 'Launch', F: 'cmd.exe' }), /starts a program/],
    ['a form to send', () => aPdfWith('OpenAction', { S: 'SubmitForm' }), /sends a form/],
    [
      'a file inside',
      async () => {
        const pdf = await aPdf();
        await pdf.attach(Buffer.from('MZ'), 'run.exe');
        return written(pdf);
      },
      /contains other files/,
    ],
    ['a form that changes itself', () => aPdfWith('AcroForm', { XFA: [] }), /\(XFA\)/],
    ['a film', () => aPdfWith('Extra', { Subtype: 'RichMedia' }), /a film, a sound/],
    ['a password', aLockedPdf, /protected by a password/],
    [
      'a page of HTML before its objects',
      async () =>
        Buffer.from(
          (await written(await aPdf(), false))
            .toString('latin1')
            .replace('\n', '\n%<script>alert(1)</script>\n'),
          'latin1',
        ),
      /something else as well/,
    ],
    [
      'an archive behind its end',
      async () => Buffer.concat([await written(await aPdf()), aZip()]),
      /something else as well/,
    ],
    [
      'an archive whose comment is its end',
      async () => {
        const bytes = await written(await aPdf());
        const tail = bytes.subarray(bytes.lastIndexOf('startxref'));
        return Buffer.concat([
          bytes.subarray(0, -tail.length),
          Buffer.from('% '),
          aZip(tail.length + 1),
          Buffer.from('\n'),
          tail,
        ]);
      },
      /something else as well/,
    ],
    ['a stream that unpacks without end', aBomb, /unpacks to far more/],
    [
      'a million streams',
      () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'stream\n'.repeat(1_000_000)}\n%%EOF`),
      /unpacks to far more/,
    ],
    [
      'too many pages',
      async () => written(await aPdf(documentLimits.maxPages + 1)),
      /101 pages, more than 100/,
    ],
    ['half of it', async () => (await written(await aPdf(5))).subarray(0, 400), /damaged or incomplete/],
    ['nothing but its first line', () => Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF'), /damaged or incomplete/],
    ['a picture in it', () => aPhoto(300, 300).jpeg().toBuffer(), /not a PDF, whatever its name says/],
    ['a page in it', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not a PDF/],
  ])('with %s has a reason and is not served', async (_, make, reason) => {
    const done = await uploadDocument(content, someone('brand'), await make());
    expect(done).toMatchObject({ state: 'refused', document: null, refusal: expect.stringMatching(reason) });
    expect((await get(`/media/${done.id}/document.pdf`)).status).toBe(404);
  });

  it.each([
    ['too large', { bytes: documentLimits.maxBytes + 1 }, 'bytes', /larger than 10 MB/],
    ['empty', { bytes: 0 }, 'bytes', /is empty/],
    ['called as a program', { name: 'brochure.pdf.exe' }, 'name', /does not end in \.pdf/],
  ])('that is %s is refused before it is sent', async (_, fields, path, reason) => {
    const { status, body } = await announce(fields);
    expect([status, body.errors]).toEqual([400, [{ path, message: expect.stringMatching(reason) }]]);
  });
});

describe('a stored PDF', () => {
  const consume = (
    definition: typeof franchiseCreatedV1 | typeof franchiseUpdatedV1,
    more: Record<string, unknown>,
  ) => {
    const state = aFranchiseState(more);
    return handleEvent(
      content.db,
      listingUploadsConsumer,
      JSON.stringify(envelopeOf(definition, state.id, state)),
    );
  };
  const removeAfter = async (days: number) => {
    const sweep = makeRemoveUploads({
      db: content.db,
      logger: makeLogger('content', 'silent'),
      store,
    });
    // A later run removes the files, when no upload can write them any more.
    for (const hours of [1, 2]) await sweep.run(new Date(Date.now() + days * 86_400_000 + hours * 3_600_000));
  };

  it('is kept while a franchise shows it, and is removed 30 days later', async () => {
    const { id, document } = await uploadDocument(content, someone('brand'), await written(await aPdf()));
    const franchise = randomUUID();
    await consume(franchiseCreatedV1, { id: franchise, uploadIds: [id] });
    await removeAfter(400);
    expect((await get(document.url)).status).toBe(200);
    await consume(franchiseUpdatedV1, { id: franchise, version: 2, uploadIds: [] });
    await removeAfter(31);
    expect((await get(document.url)).status).toBe(404);
    expect(await store.read(`${id}/document.pdf`)).toBeNull();
    expect(await content.db('uploads').where({ id })).toEqual([]);
  });

  it('is not served after its account was deleted', async () => {
    const brand = someone('brand');
    const { id, document } = await uploadDocument(content, brand, await written(await aPdf()));
    const event = envelopeOf(userDeletedV1, brand.id, { id: brand.id, version: 2, role: 'brand' });
    await handleEvent(content.db, deletedUploadersConsumer, JSON.stringify(event));
    expect((await get(document.url)).status).toBe(404);
    await removeAfter(1);
    expect(await store.read(`${id}/document.pdf`)).toBeNull();
  });
});
