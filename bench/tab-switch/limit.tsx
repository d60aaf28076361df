import "antd/dist/antd.css";
import { ConfigProvider, Table } from "antd";
import { Activity, useState } from "react";
import { createRoot } from "react-dom/client";

/*
 * Lower bound of a tab switch, without our code: pages with the kit's table of twenty rows and six columns, kept by
 * `Activity`.
 */

const PAGES = Array.from({ length: 20 }, (_, page) => page);
const COLUMNS = Array.from({ length: 6 }, (_, column) => ({
  key: column,
  title: `Column ${column}`,
  dataIndex: `c${column}`,
}));
const rowsOf = (page: number) =>
  Array.from({ length: 20 }, (_, row) => ({
    key: row,
    ...Object.fromEntries(COLUMNS.map(({ key, dataIndex }) => [dataIndex, `${page}-${row}-${key}`])),
  }));

function Pages() {
  const [front, setFront] = useState(0);
  return (
    <ConfigProvider theme={{ zeroRuntime: true, hashed: false }}>
      <nav>
        {PAGES.map((page) => (
          <button key={page} type="button" role="tab" aria-selected={page === front} onClick={() => setFront(page)}>
            {page}
          </button>
        ))}
      </nav>
      {PAGES.map((page) => (
        <Activity key={page} mode={page === front ? "visible" : "hidden"}>
          <section data-page={page}>
            <Table columns={COLUMNS} dataSource={rowsOf(page)} pagination={false} rowSelection={{}} />
          </section>
        </Activity>
      ))}
    </ConfigProvider>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Pages />);
