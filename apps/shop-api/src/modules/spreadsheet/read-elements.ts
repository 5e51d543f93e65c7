import sax from "sax";

interface Heard {
  onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** With the text since the last tag. */
  onClose: (name: string, text: string) => void;
}

/** Elements in the order they stand, by their names without prefix. Throws where it is no XML; entities of a file's own are none. */
export function readElements(xml: string, { onOpen, onClose }: Heard): void {
  const parser = sax.parser(true);
  let text = "";
  parser.onopentag = ({ name, attributes }) => {
    text = "";
    onOpen(withoutPrefix(name), attributes as Record<string, string>);
  };
  parser.ontext = (part) => void (text += part);
  parser.oncdata = (part) => void (text += part);
  parser.onclosetag = (name) => {
    onClose(withoutPrefix(name), text);
    text = "";
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
