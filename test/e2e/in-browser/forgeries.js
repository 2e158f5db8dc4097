// The requests that a stranger's page can make a browser send or read without asking its owner.

/** Longer than an answer takes on a busy machine. */
const PATIENCE_MS = 30_000;

/** A frame never loads a download, and nothing depends on what became of a frame. */
const FRAME_MS = 5_000;

/** Waits until an element has loaded or failed. */
const settled = (element, patienceMs = PATIENCE_MS) =>
  new Promise((done) => {
    element.addEventListener('load', () => done('loaded'));
    element.addEventListener('error', () => done('failed'));
    setTimeout(done, patienceMs, 'late');
  });

const frameNamed = (name, attributes = {}) => {
  const frame = Object.assign(document.createElement('iframe'), { name });
  for (const [key, value] of Object.entries(attributes)) frame.setAttribute(key, value);
  return frame;
};

let frames = 0;

const formTo = (action, enctype, body, target) => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype, target });
  // Sent as text/plain, this body is valid JSON.
  const [name, value] = [body.replace(/\}$/, `${body === '{}' ? '' : ','}"pad":"`), '"}'];
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return form;
};

async function byForm(action, enctype, body) {
  const frame = frameNamed(`frame${(frames += 1)}`);
  // Attach the frame first: the load event of its initial empty page must not count.
  document.body.append(frame);
  const form = formTo(action, enctype, body, frame.name);
  document.body.append(form);
  const loaded = settled(frame);
  form.submit();
  await loaded;
  frame.remove();
  form.remove();
}

/** From a page with an opaque origin; the answer is observed elsewhere. */
async function byNobody(action, body) {
  const form = formTo(action, 'text/plain', body, '_self');
  const frame = frameNamed('nobody', {
    sandbox: 'allow-scripts allow-forms',
    srcdoc: `${form.outerHTML}<script>document.forms[0].submit()</script>`,
  });
  document.body.append(frame);
  await settled(frame);
}

const quietly = (promise) => promise.then(() => 'answered').catch(() => 'refused');

globalThis.forgeries = {
  /** Every way to send a write; `url` is on the site, `bounce` on a server that redirects there. */
  async write({ url, bounce, method, body }) {
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      await byForm(url, enctype, body);
    await byForm(bounce, 'text/plain', body);
    const by = (init) => quietly(fetch(url, { credentials: 'include', ...init }));
    const text = { 'Content-Type': 'text/plain' };
    const json = { 'Content-Type': 'application/json' };
    await by({ method: 'POST', mode: 'no-cors', body, headers: text });
    await by({ method: 'POST', mode: 'no-cors', body: new Blob([body]) });
    await by({ method: 'POST', mode: 'cors', body, headers: text });
    await by({ method, mode: 'cors', body, headers: json });
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
    await byNobody(url, body);
  },

  /** The number of requests that `write` sends. */
  ways: 9,

  /** Every way to read an address; returns each result as text, none of which may contain the answer. */
  async read(url) {
    const read = (mode) =>
      fetch(url, { credentials: 'include', mode })
        .then(async (answer) => `${answer.type} ${answer.status} ${await answer.text()}`.trim())
        .catch(() => 'refused');
    const script = Object.assign(document.createElement('script'), { src: url });
    const frame = frameNamed('framed', { src: url });
    const picture = Object.assign(new Image(), { src: url });
    const waits = [settled(script), settled(frame, FRAME_MS), settled(picture)];
    document.body.append(script, frame, picture);
    const [asScript, , asPicture] = await Promise.all(waits);
    let framed = 'refused';
    try {
      framed = frame.contentDocument?.body.innerText || 'refused';
    } catch {
      // Another origin: not readable.
    }
    script.remove();
    frame.remove();
    return { cors: await read('cors'), noCors: await read('no-cors'), asScript, asPicture, framed };
  },
};
