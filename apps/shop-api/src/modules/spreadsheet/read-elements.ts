import sax from "sax";

interface Heard {
  onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** With the text since the last tag. */
  onClose: (name: string, text: string) => void;
}

/** Elements in the order they stand, by their names without prefix. Throws where it is no XML; entities of a file's own are none. */
export function readElements(xml: string, { onOpen, onClose }: Heard): void {
  let text = "";
  const hooks: Partial<sax.SAXParser> = {
    onopentag({ name, attributes }) {
      text = "";
      onOpen(withoutPrefix(name), attributes as Record<string, string>);
    },
    ontext: (part) => void (text += part),
    oncdata: (part) => void (text += part),
    onclosetag(name) {
      onClose(withoutPrefix(name), text);
      text = "";
    },
    onerror(error) {
      throw error;
    },
  };
  Object.assign(sax.parser(true), hooks).write(xml).close();
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
